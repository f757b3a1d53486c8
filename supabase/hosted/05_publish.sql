-- Has the pages published anew within a minute of a change: calls what starts `npm run publish`, such as
-- the dispatch of a CI or the build hook of a host, once for all changes of that minute.

select sync.keep_setting('publish_url', :'PUBLISH_URL');
select sync.keep_setting('publish_token', :'PUBLISH_TOKEN');

create table if not exists sync.publish_asked (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);
alter table sync.publish_asked enable row level security;
insert into sync.publish_asked (revision) values (0) on conflict do nothing;

create or replace function sync.ask_for_publishing() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update sync.publish_asked set revision = sync.latest() where revision < sync.latest();
  if found then
    perform net.http_post(
      url := sync.setting('publish_url'),
      body := '{"event_type": "publish"}'::jsonb,
      headers := jsonb_build_object('content-type', 'application/json', 'user-agent', 'forum')
        || case when sync.setting('publish_token') = '' then '{}'
          else jsonb_build_object('authorization', 'Bearer ' || sync.setting('publish_token')) end);
  end if;
end
$$;
revoke all on function sync.ask_for_publishing() from public;

select cron.schedule('publish', '1 minute', 'select sync.ask_for_publishing()');
