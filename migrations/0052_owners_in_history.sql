-- Whose entry an act of the history removed is told by its texts alone: erasing an account looks there, too.
alter table change_texts add column is_owner integer not null default 0;
update change_texts set is_owner = 1
  where length(text) <= 100 and exists (select 1 from users where users.username = change_texts.text);
create index change_texts_by_owner on change_texts (text) where is_owner = 1;
