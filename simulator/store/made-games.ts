import type { StoredGame } from './stored-game.ts'

// Written by generate.ts.
export const MADE_GAMES: StoredGame[] = [
  {
    eco: 'C65',
    opening: 'Ruy-Lopez-Opening-Berlin-Defense',
    result: '0-1',
    how: 'checkmated',
    moves:
      'e4 e5 Nf3 Nc6 Bb5 Nf6 Bc4 Nxe4 O-O Rg8 Bd5 Nc5 Bxc6 bxc6 Nxe5 f6 Qh5+ g6 Qxh7 Rg7 Nxc6 Rxh7 Nxd8 Kxd8 f3 f5 b4 Ne6 Ba3 Nd4 c4 Nc2 Rf2 Nxa1 Nc3 Nc2 Bb2 Nxb4 g4 Nd3 Nb5 Nxb2 gxf5 gxf5 Nd4 Bc5 Nxf5 Bxf2+ Kxf2 Rxh2+ Kg3 Rxd2 c5 Nd3 f4 Rxa2 Kh3 a5 Kg4 Ba6 Kg5 Rb2 Nd4 Rg2+ Kh4 Nxc5 Kh5 Ne6 Nxe6+ dxe6 Kh6 Rg4 f5 exf5 Kh7 Bc4 Kh6 Kd7 Kh7 Rg2 Kh6 Rh8#',
  },
  {
    eco: 'B22',
    opening: 'Sicilian-Defense-Alapin-Variation',
    result: '0-1',
    how: 'checkmated',
    moves:
      'e4 c5 c3 Nf6 e5 Nd5 d4 e6 Ne2 b5 a4 bxa4 Rxa4 Na6 c4 Nb6 f4 Nxa4 Qxa4 h5 g3 Bb7 Rg1 h4 Nbc3 Nb4 gxh4 Qxh4+ Rg3 cxd4 Nxd4 Qxh2 Rg4 Rh6 Qa5 Nc2+ Nxc2 Qxc2 Bd2 Qxb2 Rg2 Bb4 Qc7 Bxg2 Bxg2 Bxc3 Bxa8 Qxd2+ Kf1 Qxf4+ Kg1 Bd4+ Kg2 Qf2#',
  },
  {
    eco: 'D37',
    opening: 'Queens-Gambit-Declined',
    result: '1-0',
    how: 'checkmated',
    moves:
      'd4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Ne5 Na6 e3 dxc4 Bxc4 Kf8 f3 Nd7 Qd2 g5 g4 Kg8 a4 Bf6 Nxd7 Bxd7 Ra3 Qf8 a5 Qg7 Bd3 Qh6 Rb3 Re8 Rxb7 Qh4+ Ke2 Nb8 Ne4 Be7 Rxc7 h5 gxh5 Nc6 Rxd7 Qxh5 Rc7 Bb4 Nf6+ Kf8 Nxh5 Bxd2 Bxd2 f5 Nf6 Nxd4+ exd4 Rb8 Nd7+ Ke7 Nxb8+ Kd6 Rd7#',
  },
  {
    eco: 'D02',
    opening: 'London-System',
    result: '1-0',
    how: 'checkmated',
    moves:
      'd4 d5 Nf3 Nf6 Bf4 e6 Nbd2 a5 Ng5 Bd6 Be3 Na6 a3 g6 Rc1 a4 f3 h6 Nh3 c5 c3 b6 Qxa4+ Bd7 Qd1 h5 Nf4 Nc7 Nd3 Ba4 b3 c4 bxa4 cxd3 exd3 Bxa3 Rb1 Rb8 c4 h4 h3 Rb7 f4 Rh7 Qf3 Nd7 Qd1 Qe7 a5 b5 cxb5 Nxb5 a6 Nc3 Qc2 Rxb1+ Nxb1 Nxb1 Qxb1 f5 a7 Qd8 Be2 Rg7 Bd1 Bf8 Bb3 Qa5+ Bd2 Qxa7 Qb2 Qa8 Be3 Rg8 Bd2 Qb8 Qb1 Qa7 Bc3 Bd6 O-O Qb8 Re1 Kd8 Ba5+ Kc8 Rc1+ Kb7 Bxd5+ Ka6 Bxe6 Bxf4 Bxg8 Bh2+ Kh1 Qxg8 Qb4 Qd5 Ra1 Bb8 Bc7+ Qa5 Rxa5#',
  },
  {
    eco: 'C25',
    opening: 'Vienna-Game',
    result: '1-0',
    how: 'checkmated',
    moves:
      'e4 e5 Nc3 Nf6 f4 d5 Bb5+ Ke7 Nxd5+ Nxd5 exd5 Qxd5 Qe2 Bf5 c4 Qe4 fxe5 Nd7 Bxd7 Qxe2+ Nxe2 Kxd7 d4 Ke6 Nf4+ Kd7 h4 a6 Ke2 Be6 d5 Bg4+ Ke3 f5 Kd4 c5+ Kd3 Ra7 d6 b5 b3 g6 a4 bxc4+ bxc4 Kc6 g3 Ra8 Bd2 Kd7 Ba5 Bh6 Rhe1 Rab8 Rf1 Rb3+ Bc3 Rf8 Rg1 Rc8 Ra2 Rh8 Rh1 Rg8 Rah2 Rf8 Rd2 Bxf4 gxf4 a5 Ra1 Ke6 Kc2 Rbb8 Bxa5 h5 d7 Rfd8 Bxd8 Rxd8 Rd6+ Ke7 Rd5 Rb8 Rc1 Be2 Rg1 Bxc4 Rxc5 Bb3+ Kc3 Kxd7 Rb1 g5 fxg5 Rb7 Rb2 Ra7 Rd2+ Ke8 Kxb3 Ra8 Rc7 Rb8+ Kc2 Rb4 Rc8+ Kf7 Rc7+ Ke6 Kc3 Re4 Kd3 Rxh4 Re2 Rxa4 Rg7 Ra8 g6 f4 Rf7 Rg8 Rf6+ Ke7 Ke4 Kd7 Rb2 h4 Rb1 Ke7 Rb7+ Ke8 Rb8+ Ke7 Rxg8 f3 Rg7+ Kd8 Rf8#',
  },
  {
    eco: 'C02',
    opening: 'French-Defense-Advance-Variation',
    result: '0-1',
    how: 'checkmated',
    moves:
      'e4 e6 d4 d5 e5 c5 c3 Nc6 Qd3 c4 Qe2 b5 b4 Nh6 a4 bxa4 b5 Na5 Qd2 Nb3 Qb2 Nxa1 Bxh6 gxh6 Qxa1 Qa5 Qb2 a3 Qc1 a2 Na3 Qxa3 Qxa3 Bxa3 Bxc4 a1=Q+ Ke2 dxc4 Kd2 Qb2+ Kd1 Qb1+ Ke2 Bd7 f4 Rb8 b6 axb6 Kf2 Qc1 d5 exd5 g4 Qxf4+ Nf3 Bxg4 Kf1 Bxf3 Rg1 Qxe5 h3 Qe2#',
  },
  {
    eco: 'E60',
    opening: 'Kings-Indian-Defense',
    result: '1-0',
    how: 'resigned',
    moves:
      'd4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Qd3 e6 Nf3 a6 Bf4 Nbd7 a4 Bf8 b3 Bg7 h3 Rg8 Be2 Rf8 O-O-O Rg8 d5 a5 h4 exd5 Kc2 Nxe4 Nxe4 dxe4 Qxe4+ Kf8 g3 f5 Qd3 Nc5 Qd5 Qe7 Be3 h5 Rb1 Be6 Bg5 Bf6 Qd2 Ne4 Bh6+ Kf7 Qe1 Rh8 Bd2 Ke8 Bxa5 Nxf2 Rh2 Ng4 Rh1 Nf2 Qxf2 Rxa5 Kc1 g5 Bf1 g4 Ng1 c5 Ne2 Kd8 Qe3 Bd7 Qd3 b6 Qd2 Qe5 Qd5 Ra6 Qb7 Qe3+ Kc2 Bc8 Qf7 Qe4+ Kd2 Be5 Bg2 Qxg2 Qd5 Qf2 Rbf1 Bc3+ Kd3 Be6 Qxd6+ Bd7 Rxf2 Bd4 Nxd4 cxd4 Qf6+ Kc8 Qxh8+ Kc7 Qxh5 Bc6 Rg1 Kd8 Qh8+ Kd7 Rf4 Be4+ Kxd4 Ra7 Qg7+ Kd8 Qxa7 Bf3 Qxb6+ Ke8 Qb5+',
  },
  {
    eco: 'C50',
    opening: 'Italian-Game-Giuoco-Piano',
    result: '1-0',
    how: 'resigned',
    moves:
      'e4 e5 Nf3 Nc6 Bc4 Bc5 Nc3 f6 Na4 Bxf2+ Kxf2 a6 Kg1 b5 Bxg8 Rxg8 Nc3 Nd4 b4 g5 d3 Rb8 Be3 h6 Nxd4 exd4 Qh5+ Kf8 Qxh6+ Rg7 Bxd4 Kf7 g4 c5 bxc5 Rg8 Rf1 Rg6 Qh7+ Rg7 Qh5+ Ke6 Bxf6 Qxf6 Rxf6+',
  },
  {
    eco: 'B12',
    opening: 'Caro-Kann-Defense-Advance-Variation',
    result: '1-0',
    how: 'resigned',
    moves:
      'e4 c6 d4 d5 e5 Bf5 Nf3 b5 Be2 Nh6 b4 Nd7 a4 e6 axb5 cxb5 Bxb5 Bxb4+ Bd2 Qb6 Bxd7+ Kxd7 O-O Kc8 Nc3 Rb8 Nh4 Qxd4 Nf3 Qc5 Bxh6 gxh6 Na4 Qxc2 Rc1 Qxc1 Qxc1+ Kd8 Qxh6 Rf8 Qh4+ Kc8 Rc1+ Kd7 Re1 Bxe1 Nxe1 a6 Nc5+ Ke8 Qa4+ Rb5 Nxa6 Bd3 Nxd3 f6 Qxb5+',
  },
  {
    eco: 'D11',
    opening: 'Slav-Defense',
    result: '0-1',
    how: 'resigned',
    moves:
      'd4 d5 c4 c6 Nf3 Nf6 Ne5 Nbd7 Qb3 Nxe5 dxe5 Ne4 a4 a5 f3 dxc4 Qe3 Nf6 exf6 gxf6 Na3 Be6 Qf4 Qb8 e3 Qxf4 exf4 b5 axb5 cxb5 Kf2 Bd7 h3 e5 Nc2 Bd6 fxe5 Bxe5 g4 Kd8 g5 fxg5 h4 g4 Kg1 gxf3 Bg2 fxg2 Kxg2 Bc6+ Kg1 Bxh1',
  },
  {
    eco: 'A80',
    opening: 'Dutch-Defense',
    result: '1-0',
    how: 'resigned',
    moves:
      'd4 f5 g3 Nf6 Bg2 e6 Na3 c6 Be3 Qa5+ Qd2 Qb4 Qxb4 Bxb4+ Kd1 a6 h3 Rg8 Nc4 d5 Nb6 f4 gxf4 Ra7 Nxc8 Ra8 c3 Nbd7 Nb6 Nxb6 cxb4 Na4 Kc2 a5 b3 Nb6 bxa5 Rxa5 h4 Rb5 Kd3 Rb4 h5 Rb5 Rh3 Rf8 Rf1 Kf7 Rd1 Nfd7 f3 Nc8 Rh2 Ncb6 Rh4 Rb8 Kd2 Ra8 a3 Rxa3 Kc3 Rbxb3+ Kd2 Nc4+ Ke1 Nxe3 Rg4 Nc4 Rh4 Re3 Bh1 h6 Rc1 Ncb6 Kd2 Nc4+ Kd1 g6 Rh2 Rab3 hxg6+ Kg7 Rg2 Kf6 g7 Nb2+ Kd2 Nc4+ Rxc4 b5 Rc1 Rxe2+ Nxe2 Rb2+ Kd1 Rxe2 Kxe2',
  },
  {
    eco: 'B20',
    opening: 'Sicilian-Defense',
    result: '0-1',
    how: 'resigned',
    moves:
      'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Qd3 e5 Nf3 Be7 Ng5 Bd7 f4 Nc6 f5 b5 Kd1 g6 Ke1 h5 Ne2 Rf8 a3 gxf5 exf5 Qc8 Ng3 Qc7 Qe3 Nd4 Qf2 Nxc2+ Kd1 Nxa1 Bd2 Qc2+ Ke1 Qb1+ Ke2 Qxb2 Qe3 Nb3 a4 Ng4',
  },
  {
    eco: 'B01',
    opening: 'Scandinavian-Defense',
    result: '0-1',
    how: 'timeout',
    moves:
      'e4 d5 exd5 Qxd5 Nc3 Qa5 a3 g5 Nge2 Nh6 Nd4 g4 Ne4 Nd7 b4 Qe5 a4 Qxd4 Nc3 Qxb4 Nd5 Qe4+ Ne3 c6 d3 Qd4 Ra2 f6 Bb2 Qf4 Ra3 Qb4+ Bc3 Qxa3 Qa1 Qxa1+ Bxa1 Nc5 Kd1 Nxa4 Be2 c5 f4 b6 d4 cxd4 Bxd4 Nf5 Bb5+ Kd8 Nxf5 Nb2+ Bxb2 Bxf5 Bc3 Bd7 Bf1 Kc7 Bb4 e5 Bd2 h6 h4 Kc6 Be3 e4 g3 b5 Bg2 Bf5',
  },
  {
    eco: 'D85',
    opening: 'Grunfeld-Defense-Exchange-Variation',
    result: '0-1',
    how: 'timeout',
    moves:
      'd4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nb4 Bf4 N8a6 Be5 f6 Bb5+ c6 Bxa6 fxe5 Be2 exd4 Qb3 dxc3 Qxb4 Qd2+ Kf1 cxb2 Qxd2 bxa1=Q+ Bd1 Be6 a4 Rd8 Qb4 Rxd1+ Ke2 Rxg1 Rxg1 Qxg1 Qxb7 c5 Qb8+ Kf7 e5 Qxh2 Kf1 Qh1+ Ke2 c4 Qc7 a6 Qa7 Qa1 Qxa6 Qb2+ Ke1 Qa1+ Kd2 Qb2+ Ke1 Qa1+ Kd2 Qxe5 f3 Qh2 Kc1 Qg1+ Kc2 Qxg2+ Kb1 Qh1+ Kb2 Bg7+',
  },
  {
    eco: 'C45',
    opening: 'Scotch-Game',
    result: '1-0',
    how: 'timeout',
    moves:
      'e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bd6 Na3 Nf6 Nxc6 dxc6 Bg5 Rb8 h4 h6 Bxf6 gxf6 g3 a6 Bd3 O-O c4 b6 Qe2 Bd7 Rb1 Bb4+ Kf1 Bd6 Qd1 Qe7 Bc2 Rfd8 Qd3 Qe6 Rd1 Ra8 Ba4 Kh8 Rh2 Be5 b4 Qd6 Nc2 Bh3+ Ke2 Bg4+ f3 Bxf3+ Kxf3 Qxd3+ Rxd3 Rxd3+ Ke2 Rdd8 Bxc6 Bxg3 Rh3 Be5 Bxa8 Rxa8 Ra3 Kh7 Ke3 Kg7 b5 Rc8 bxa6',
  },
  {
    eco: 'B13',
    opening: 'Caro-Kann-Defense-Exchange-Variation',
    result: '1-0',
    how: 'abandoned',
    moves:
      'e4 c6 d4 d5 exd5 cxd5 Bd3 f5 g3 a6 Nd2 h6 Qh5+ g6 Qxg6+ Kd7 Qxf5+ e6 Qh3 Bd6 c3 Nc6 f4 Ke8 Ngf3 b5 a4 e5 Qh5+ Kf8 dxe5 Bc7 axb5 Nf6 exf6 Nb8 f7 Qd7 Ng5 d4 Be4 Ra7 cxd4 Qxb5 h4',
  },
  {
    eco: 'D20',
    opening: 'Queens-Gambit-Accepted',
    result: '1/2-1/2',
    how: 'agreed',
    moves:
      'd4 d5 c4 dxc4 e4 e5 dxe5 Qxd1+ Kxd1 Be6 f4 Na6 f5 O-O-O+ Nd2 Rxd2+ Bxd2 Bd7 Bxc4 Nc5 Bb4 Nh6 Bxc5 Bxc5 h3 Bd4 Bd5 Bxe5 Kc1 c6 Bc4 b5 Bb3 Kb7 a4 a6 g4 Kb6 Ra2 g6 g5 bxa4 Bxa4 Bf4+ Kc2 Bxg5 Nf3 Be3 Kd3 Bf2 b4 Bg3 f6 Bd6 Kc3 Re8 Kd3 Bxb4 Rf2 Be6',
  },
  {
    eco: 'A20',
    opening: 'English-Opening-Kings-English',
    result: '1/2-1/2',
    how: 'agreed',
    moves:
      'c4 e5 Nc3 Nf6 g3 d5 Nxd5 Nxd5 cxd5 Qxd5 Nf3 c5 h3 b5 g4 e4 Nh4 Nd7 Qb3 c4 Qc3 Ne5 Qa5 Bd6 a4 g5 Nf5 Bxf5 gxf5 Rb8 f6 e3 Rg1 Nc6 Qa6 Bh2 Rxg5 Qxg5 Qxc6+ Kd8 dxe3 Rb6 Qa8+ Rb8 Qh1 Bd6 Qc6 Qxf6 axb5 Bb4+ Kd1 Qxf2 Qf3 Qe1+ Kc2 Rxb5 Qa8+ Kd7 Rxa7+ Ke6 Qc6+',
  },
  {
    eco: 'B33',
    opening: 'Sicilian-Defense-Open',
    result: '1/2-1/2',
    how: 'agreed',
    moves:
      'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Nf5 d6 Ne3 Nd7 Qg4 Nd4 Qg3 Qc7 Bb5 Kd8 a4 g6 Rg1 Qc5 Kf1 Nc6 Bd3 Qb4 h4 Ke8 Ncd5 Qa5 Qg5 Ndb8 Nf6+ Kd8 Nxh7+ Be7 Nf6 Na6 g3 Bh3+ Ke2 Nab4 f3 d5 Nexd5 Nd4+ Kd1 Nxf3 Qe3 Nxg1 Qxg1 Be6 Nxe7 Kxe7 Qf1 Nxd3 cxd3 Bb3+',
  },
  {
    eco: 'B07',
    opening: 'Pirc-Defense',
    result: '1/2-1/2',
    how: 'repetition',
    moves:
      'e4 d6 d4 Nf6 Nc3 g6 h4 Bd7 Bc4 a5 Bd2 b6 f4 Be6 d5 Bc8 Nf3 c5 Rh2 Na6 Rc1 Nb4 a4 Qd7 Bb5 Nxc2+ Rxc2 Ng4 Bxd7+ Bxd7 Rh3 Rb8 Na2 Bxa4 Nc3 Bxc2 Qxc2 h5 Bc1 e5 Kd1 Kd8 Ke1 Rb7 Qb3 Bg7 Qc2 Bf8 Qb3 Bg7 Qc2 Bf8',
  },
  {
    eco: 'A57',
    opening: 'Benko-Gambit',
    result: '1/2-1/2',
    how: 'stalemate',
    moves:
      'd4 Nf6 c4 c5 d5 b5 cxb5 e6 Nc3 g5 Bxg5 Bd6 Bxf6 Qxf6 e4 Kd8 h3 exd5 Nf3 Qg5 Nxg5 h6 Nxf7+ Kc7 Nxh8 Be7 Nxd5+ Kb7 Nxe7 Kb6 Nxc8+ Kb7 Qd5+ Kc7 Qxa8 d6 Ne7 a6 Nf7 Kd7 Nd5 a5 Qxb8 Ke6 Nxh6 a4 Qb6 a3 bxa3 c4 Bxc4 Kd7 Be2 Ke6 Rh2 Ke5 Bh5 Ke6 Bf3 Ke5 Qc6 Ke6 O-O-O Ke5 Qc8',
  },
  {
    eco: 'C42',
    opening: 'Petrovs-Defense',
    result: '1/2-1/2',
    how: 'insufficient',
    moves:
      'e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 b3 Rg8 a3 c6 b4 a5 d3 Nf6 c3 Nd5 bxa5 Rxa5 Bg5 Rxa3 Rxa3 Nxc3 Nxc3 Qxg5 Nxg5 Rh8 Nxf7 Kxf7 d4 Be7 Qa4 Re8 Qxc6 Nxc6 Nb5 Nxd4 Nxd4 h6 Bd3 h5 h3 Bxh3 gxh3 h4 f3 b6 Bb5 Rd8 Bd3 Bf8 Be2 g6 Kf1 Rd7 Bd1 Ke8 Rd3 g5 Nf5 Kd8 Nxd6 Bxd6 Rxd6 Rxd6 Bc2 Rd2 Bf5 Rd4 Kg2 Rf4 Rd1+ Ke8 Bh7 Rxf3 Kxf3 Kf7 Re1 Kf6 Kf2 Kg7 Be4 Kh6 Re3 Kh5 Bc6 Kh6 Re1 Kh5 Bg2 Kg6 Re3 Kh5 Ke2 Kg6 Re6+ Kf5 Rxb6 g4 hxg4+ Kxg4 Rh6 Kg3 Rxh4 Kxh4',
  },
  {
    eco: 'C11',
    opening: 'French-Defense-Classical',
    result: '1/2-1/2',
    how: '50move',
    moves:
      'e4 e6 d4 d5 Nc3 Nf6 f3 g6 Bf4 Nc6 g3 dxe4 Nxe4 Nxe4 fxe4 Qxd4 Qxd4 Nxd4 Bxc7 Nxc2+ Kd2 Nxa1 Ne2 Bh6+ Kd1 Rg8 Nd4 Be3 Bb5+ Kf8 Nc2 Bb6 Kd2 Kg7 Be5+ Kf8 Ne3 Ke7 Rxa1 Bd8 Nc4 Kf8 Ne3 Ba5+ Kc2 Rg7 Bd3 Bb6 Re1 Bc5 Kd1 Bb4 Rh1 Ba5 Nc4 Bd8 Kc2 Be7 Kd1 Kg8 Ne3 Kh8 Bc4 Kg8 Ke2 Bc5 Kf3 Be7 Kf4 Bc5 Bd3 Be7 Re1 Kf8 Bc4 Kg8 Re2 Kf8 Bd3 Bd8 Rg2 Ba5 Re2 Bd8 Bc4 Ba5 Rc2 Bb4 Bd3 Bd7 Re2 Rd8 Rf2 Bc5 Bc4 Rc8 Rg2 Rg8 Bd3 Rc6 Re2 Be8 Nc4 Ke7 Ne3 Bd6 Bc4 Rg7 Re1 Rg8 Rh1 Rg7 Rc1 Kd7 Rd1 Rg8 Re1 Rc7 Rd1 Rc6 Rd4 Rf8 Rd1 Kc7 Re1 Kb6 Rh1 Bd7 Rc1 Rh8 Rc3 Re8 Rc2 Rf8 Re2 Re8 Re1 Rf8 Rd1',
  },
  {
    eco: 'E20',
    opening: 'Nimzo-Indian-Defense',
    result: '1/2-1/2',
    how: 'timevsinsufficient',
    moves:
      'd4 Nf6 c4 e6 Nc3 Bb4 Qc2 c6 a3 Bxc3+ bxc3 h5 Nh3 h4 Bf4 a6 Qd1 Qa5 Qd2 Kd8 Qc1 b5 Bxb8 Rxb8 cxb5 axb5 Qb2 Qxa3 Qxa3 d5 Rb1 Bd7 Rxb5 Rxb5 Qa4 Rh7 Qxb5 cxb5 f3 Rh6 f4 Rg6 Kf2 Rxg2+ Bxg2 Kc7 Bxd5 exd5 Kg2 Bxh3+ Kxh3 Nh5 Kxh4 Nxf4 Re1 Nxe2 Rxe2 g6 Re3 Kb7 Kg5 Ka6 Kf6 Kb6 Kxf7 g5 Ke6 Kc6 Ke5 g4 Ke6 g3 Rxg3 Kc7 Kxd5 Kd8 Rg1 Kd7 Rg8 Kc7 Rg6 Kc8 Ra6 Kd8 Rd6+ Kc7 Ke6 Kc8 Ke7 Kb8 Kd8 Ka8 Ra6+ Kb7 Ra1 Kb8 Ra6 Kb7 Rg6 Ka7 Rc6 Kb7 Rf6 Kb8 Rd6 Ka8 Kd7 Kb7 Re6 Kb8 d5 Ka7 Re4 Ka6 Ke6 Ka5 Kd6 Ka6 Rg4 Kb6 c4 bxc4 Rxc4 Ka6',
  },
]
