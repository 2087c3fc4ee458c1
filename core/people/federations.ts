/**
 * FIDE codes with the ISO 3166 region for flag and name. FIDE has its own codes (GER, NED, SUI; BRN is Bahrain).
 * England, Scotland and Wales are parts of a region. Players without a federation play for FIDE itself (FID).
 */
const TABLE =
  'AFG AF,AHO CW,ALB AL,ALG DZ,AND AD,ANG AO,ANT AG,ARG AR,ARM AM,ARU AW,AUS AU,AUT AT,AZE AZ,BAH BS,BAN BD,BAR BB,' +
  'BDI BI,BEL BE,BEN BJ,BER BM,BHU BT,BIH BA,BIZ BZ,BLR BY,BOL BO,BOT BW,BRA BR,BRN BH,BRU BN,BUL BG,BUR BF,CAF CF,' +
  'CAM KH,CAN CA,CAY KY,CGO CG,CHA TD,CHI CL,CHN CN,CIV CI,CMR CM,COD CD,COL CO,COM KM,CPV CV,CRC CR,CRO HR,CUB CU,' +
  'CYP CY,CZE CZ,DEN DK,DJI DJ,DMA DM,DOM DO,ECU EC,EGY EG,ENG GB-ENG,ERI ER,ESA SV,ESP ES,EST EE,ETH ET,FAI FO,' +
  'FID FIDE,FIJ FJ,FIN FI,FRA FR,FSM FM,GAB GA,GAM GM,GBR GB,GBS GW,GCI GG,GEO GE,GEQ GQ,GER DE,GHA GH,GIB GI,GRE GR,GRL GL,GRN GD,' +
  'GUA GT,GUI GN,GUM GU,GUY GY,HAI HT,HKG HK,HON HN,HUN HU,INA ID,IND IN,IOM IM,IRI IR,IRL IE,IRQ IQ,ISL IS,ISR IL,' +
  'ISV VI,ITA IT,IVB VG,JAM JM,JCI JE,JOR JO,JPN JP,KAZ KZ,KEN KE,KGZ KG,KIR KI,KOR KR,KOS XK,KSA SA,KUW KW,LAO LA,' +
  'LAT LV,LBA LY,LBN LB,LBR LR,LCA LC,LES LS,LIE LI,LTU LT,LUX LU,MAC MO,MAD MG,MAR MA,MAS MY,MAW MW,MDA MD,MDV MV,' +
  'MEX MX,MGL MN,MHL MH,MKD MK,MLI ML,MLT MT,MNC MC,MNE ME,MOZ MZ,MRI MU,MTN MR,MYA MM,NAM NA,NCA NI,NCL NC,NED NL,' +
  'NEP NP,NGR NG,NIG NE,NOR NO,NRU NR,NZL NZ,OMA OM,PAK PK,PAN PA,PAR PY,PER PE,PHI PH,PLE PS,PLW PW,PNG PG,POL PL,' +
  'POR PT,PUR PR,QAT QA,ROU RO,RSA ZA,RUS RU,RWA RW,SAM WS,SCO GB-SCT,SEN SN,SEY SC,SGP SG,SKN KN,SLE SL,SLO SI,' +
  'SMR SM,SOL SB,SOM SO,SRB RS,SRI LK,SSD SS,STP ST,SUD SD,SUI CH,SUR SR,SVK SK,SWE SE,SWZ SZ,SYR SY,TAN TZ,TCI TC,' +
  'TGA TO,THA TH,TJK TJ,TKM TM,TLS TL,TOG TG,TPE TW,TTO TT,TUN TN,TUR TR,TUV TV,UAE AE,UGA UG,UKR UA,URU UY,USA US,' +
  'UZB UZ,VAN VU,VEN VE,VIE VN,VIN VC,WLS GB-WLS,YEM YE,ZAM ZM,ZIM ZW'

/** FIDE code → region. */
export const FEDERATIONS: ReadonlyMap<string, string> = new Map(
  TABLE.split(',').map((pair) => {
    const at = pair.indexOf(' ')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  }),
)

/** Other codes for federations, including former FIDE codes. */
const ALIASES: Readonly<Record<string, string>> = {
  BGD: 'BAN',
  BLZ: 'BIZ',
  FJI: 'FIJ',
  LIB: 'LBN',
  MON: 'MNC',
  SIN: 'SGP',
  NLD: 'NED',
  DEU: 'GER',
  CHE: 'SUI',
  DNK: 'DEN',
  HRV: 'CRO',
  BGR: 'BUL',
  GRC: 'GRE',
  PRT: 'POR',
  LVA: 'LAT',
  SVN: 'SLO',
  ZAF: 'RSA',
  IRN: 'IRI',
  IDN: 'INA',
  MYS: 'MAS',
  PHL: 'PHI',
  VNM: 'VIE',
  CHL: 'CHI',
  URY: 'URU',
  PRY: 'PAR',
  DZA: 'ALG',
  FRO: 'FAI',
  FIDE: 'FID',
}

/**
 * The FIDE code for any spelling of a code; undefined for codes of no federation such as NON, and for an empty text.
 */
export function federation(written: string): string | undefined {
  const code = written.trim().toUpperCase()
  if (FEDERATIONS.has(code)) return code
  return ALIASES[code]
}
