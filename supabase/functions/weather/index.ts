import handle, { type WeatherEnvironment } from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as WeatherEnvironment));
