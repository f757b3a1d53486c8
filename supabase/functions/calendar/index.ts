import handle, { type CalendarEnvironment } from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as CalendarEnvironment));
