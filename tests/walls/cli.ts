import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '#local/command.ts';
import { check } from './check.ts';
import { drawn, withWalls } from './drawing.ts';
import { root, thisProject } from './project.ts';

const project = thisProject();
if (process.argv.includes('--draw')) {
  const path = join(root, 'docs/architecture.md');
  const walls = drawn(project.rooms, project.exceptions);
  writeFileSync(path, withWalls(readFileSync(path, 'utf8'), walls));
}
const faults = check(project);
for (const fault of faults) console.error(`${fault}\n`);
console.log(`Walls: ${project.files.size} files, ${counted(faults.length, 'fault')}.`);
process.exitCode = faults.length ? 1 : 0;
