import type { CallerEnvironment } from '../_shared/administrator.ts';
import handle from './handler.ts';

Deno.serve((request) => handle(request, Deno.env.toObject() as unknown as CallerEnvironment));
