-- Everyone may hear the doorbell; only the database rings it, so there is no policy for sending.

create policy "anyone hears the doorbell" on realtime.messages
  for select to anon, authenticated
  using ((select realtime.topic()) = 'content' and extension = 'broadcast');
