import handle, { type ViewersEnvironment } from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as ViewersEnvironment));
