-- In milliseconds; null: the token is valid until it is revoked.
alter table access_tokens add column expires_at integer;
create index access_tokens_by_expiry on access_tokens (expires_at) where expires_at is not null;
