import handle, { type MailEnvironment } from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as MailEnvironment));
