-- What a notification says, as its kind with facts, for a text in the reader’s language. null: only the English text is known.
alter table notifications add column news text;
