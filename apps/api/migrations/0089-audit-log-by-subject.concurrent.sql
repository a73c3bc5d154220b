create index concurrently if not exists audit_log_rules on audit_log (subject, id desc) where what = 'rules.changed';
