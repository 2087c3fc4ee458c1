-- Digest of the request that made a change under an idempotency key; null where there was no key, and before this.
-- The same key with another request is refused.
alter table changes add column request text;
