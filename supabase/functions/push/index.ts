import handle, { type PushEnvironment } from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as PushEnvironment));
