import handle, { type AdministratorsEnvironment } from './handler.ts';

Deno.serve((request) =>
  handle(request, Deno.env.toObject() as unknown as AdministratorsEnvironment),
);
