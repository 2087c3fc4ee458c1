-- The tag of the language in which a user reads the site, for letters and pushes; null: not known, which is English.
alter table users add column language text;
-- The same of a browser that gets pushes without an account.
alter table follow_browsers add column language text;
