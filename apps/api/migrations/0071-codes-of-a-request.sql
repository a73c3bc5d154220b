-- A code that was sent by e-mail is good together with what its asker alone was answered: others neither use up its tries nor replace it.

alter table email_code add column request_hash bytea unique;  -- null: asked for by a server of before
drop index email_code_email;
create index email_code_email on email_code (email);
