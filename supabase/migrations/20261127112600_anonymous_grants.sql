-- Visitors ask functions for what they see, never the tables: nobody without an account reads these.

revoke select on public.editions from anon;
drop policy "anyone reads" on public.editions;
revoke select (id, edition_id, title) on public.events from anon;
drop policy "anyone reads what is published" on public.events;
revoke select (id, edition_id, name) on public.exhibitors from anon;
drop policy "anyone reads what is published" on public.exhibitors;
revoke select (id, edition_id, title, content) on public.news from anon;
drop policy "anyone reads what is published" on public.news;
revoke select on public.announcements from anon;
drop policy "anyone reads what was sent to everyone" on public.announcements;
revoke select on public.site_content from anon;
drop policy "anyone reads" on public.site_content;

-- No version asks these tables without an account.
insert into sync.ways_back values ('20261127112600', '20261123194756');
