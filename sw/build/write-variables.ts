import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '../../src/ui/theme/variables.ts';

const file = join(import.meta.dirname, '../../src/ui/theme/variables.css');
writeFileSync(file, `/* Made of theme.ts by npm run theme. */\n${variables}`);
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' });
