-- A market or a city that is not shown is offered to nobody new; what is booked there stays.
alter table market add column shown boolean not null default true;
alter table city add column shown boolean not null default true;
