import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from './variables.ts';

const file = join(import.meta.dirname, 'variables.css');
writeFileSync(file, `/* Made of theme.ts by npm run theme. */\n${variables}`);
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' });
