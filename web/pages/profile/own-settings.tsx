import type { UserProfile } from '#core/rows/profile.ts'
import { AboutForm } from '../../parts/account/about-form.tsx'
import { ContactForm } from '../../parts/account/contact-form.tsx'
import { DataPanel } from '../../parts/account/data-panel.tsx'
import { AppearanceForm } from '../../parts/account/appearance-form.tsx'
import { EmailPanel } from '../../parts/account/email-panel.tsx'
import { PushPanel } from '../../parts/account/push-panel.tsx'
import { SessionsPanel } from '../../parts/account/sessions-panel.tsx'
import { TokensPanel } from '../../parts/account/tokens-panel.tsx'

export const OwnSettings = ({ user }: { user: UserProfile }) => (
  <>
    <AboutForm user={user} />
    <ContactForm contact={user.contact ?? {}} shown={user.contactShown ?? {}} />
    <AppearanceForm background={user.backgroundURL ?? ''} />
    <PushPanel />
    <EmailPanel user={user} />
    <SessionsPanel />
    <TokensPanel />
    <DataPanel />
  </>
)
