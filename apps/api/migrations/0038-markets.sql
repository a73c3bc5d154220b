-- A market is data: the days in which its law gives a purchase back, the tickets that its searches offer to stay below, and
-- the words of its law in the legal texts are its own; those of the three first ones are in the program.
alter table market add column legal jsonb not null default '{}';   -- {"pt": {"privacyLaw": …}, …}
update market
set settings = '{"withdrawalDays": 7, "ticketSteps": [4000, 8000, 15000]}'::jsonb
  || (settings - 'withdrawalDaysBr')
  || coalesce((
       select jsonb_build_object('withdrawalDays', coalesce(market.settings -> 'withdrawalDaysBr', c.settings -> 'withdrawalDaysBr'))
       from system_config c where coalesce(market.settings -> 'withdrawalDaysBr', c.settings -> 'withdrawalDaysBr') is not null
     ), '{}')
where country = 'BR';
update market set settings = settings - 'withdrawalDaysBr' where settings ? 'withdrawalDaysBr';
update system_config set settings = settings - 'withdrawalDaysBr' where settings ? 'withdrawalDaysBr';
update orders set end_rule = 'withdrawal' where end_rule = 'withdrawal_br';
