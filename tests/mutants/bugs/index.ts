import type { Area } from '../bug.ts';
import { admin } from './admin.ts';
import { callers } from './callers.ts';
import { display } from './display.ts';
import { exporters } from './exporters.ts';
import { favourites } from './favourites.ts';
import { forms } from './forms.ts';
import { functions } from './functions.ts';
import { guide } from './guide.ts';
import { importers } from './importers.ts';
import { keeping } from './keeping.ts';
import { languages } from './languages.ts';
import { pages } from './pages.ts';
import { programme } from './programme.ts';
import { publisher } from './publisher.ts';
import { pulling } from './pulling.ts';
import { push } from './push.ts';
import { rights } from './rights.ts';
import { search } from './search.ts';
import { seeds } from './seeds.ts';
import { server } from './server.ts';
import { sync } from './sync.ts';
import { time } from './time.ts';
import { visitors } from './visitors.ts';
import { walls } from './walls.ts';
import { worker } from './worker.ts';
import { writing } from './writing.ts';

/** All planted bugs, by area. */
export const areas: readonly Area[] = [
  { name: 'rights', bugs: rights },
  { name: 'sync', bugs: sync },
  { name: 'pulling', bugs: pulling },
  { name: 'keeping', bugs: keeping },
  { name: 'writing', bugs: writing },
  { name: 'favourites', bugs: favourites },
  { name: 'push', bugs: push },
  { name: 'functions', bugs: functions },
  { name: 'worker', bugs: worker },
  { name: 'programme', bugs: programme },
  { name: 'guide', bugs: guide },
  { name: 'visitors', bugs: visitors },
  { name: 'search', bugs: search },
  { name: 'display', bugs: display },
  { name: 'time', bugs: time },
  { name: 'languages', bugs: languages },
  { name: 'forms', bugs: forms },
  { name: 'admin', bugs: admin },
  { name: 'importers', bugs: importers },
  { name: 'exporters', bugs: exporters },
  { name: 'publisher', bugs: publisher },
  { name: 'pages', bugs: pages },
  { name: 'callers', bugs: callers },
  { name: 'server', bugs: server },
  { name: 'seeds', bugs: seeds },
  { name: 'walls', bugs: walls },
];
