import type { UserProfile } from '#core/people/profile.ts'
import { AboutForm } from '../../parts/account/about-form.tsx'
import { ContactForm } from '../../parts/account/contact-form.tsx'
import { DataPanel } from '../../parts/account/data-panel.tsx'
import { LookForm } from '../../parts/account/look-form.tsx'
import { PushPanel } from '../../parts/account/push-panel.tsx'

/** What somebody sets for themself. */
export const OwnSettings = ({ user }: { user: UserProfile }) => (
  <>
    <AboutForm user={user} />
    <ContactForm contact={user.contact ?? {}} />
    <LookForm background={user.backgroundURL ?? ''} />
    <PushPanel />
    <DataPanel />
  </>
)
