-- In milliseconds; null: the token is valid until it is revoked.
alter table access_tokens add column expires_at integer;
