-- How far back a version may be that still serves the database once a migration is applied. Each migration
-- says it of itself, and a start of a version that lacks the migration asks: docs/decisions/0033-upgrades.md.

create table sync.ways_back (
  migration text primary key check (migration ~ '^\d{14}$'),
  serves text not null check (serves ~ '^\d{14}$' and serves <= migration)
);
comment on table sync.ways_back is
  'Of each migration the newest migration of the oldest version that still serves the database; its own number where none does. A version that lacks a migration without a line here does not start.';

alter table sync.ways_back enable row level security;
revoke all on sync.ways_back from public, anon, authenticated, service_role;
