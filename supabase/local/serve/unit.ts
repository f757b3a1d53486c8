import { OTHER_DATABASE } from '../command.ts';
import { SETTINGS_FILE } from '../data-folder.ts';

interface UnitOptions {
  /** The checkout. */
  readonly root: string;
  /** The account that it runs under. */
  readonly user: string;
  readonly dataDir: string;
  /** Where its backups lie, if that is a folder of this machine. */
  readonly backups?: string | undefined;
  /** The options of `npm run serve` to start it with. */
  readonly words: readonly string[];
  /** The path of Node. */
  readonly node: string;
}

/** The unit by which systemd starts the forum with the machine, and again should it end. */
export function systemdUnit(options: UnitOptions): string {
  const { root, user, dataDir, backups, words, node } = options;
  return `[Unit]
Description=The forum: app, back end and front
After=network-online.target
Wants=network-online.target

[Service]
Type=exec
User=${user}
WorkingDirectory=${root}
ExecStart=${[node, '--import', 'tsx', 'supabase/local/serve/cli.ts', ...words].map(quoted).join(' ')}
# Starts the forum anew, with what was pulled and built meanwhile; requests wait.
ExecReload=/bin/kill -HUP $MAINPID
EnvironmentFile=-${dataDir}/${SETTINGS_FILE}
Restart=always
RestartSec=2
# A version that does not serve the data serves them no better at the next try.
RestartPreventExitStatus=${OTHER_DATABASE}
TimeoutStopSec=60
KillMode=mixed
AmbientCapabilities=CAP_NET_BIND_SERVICE
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
NoNewPrivileges=true
ProtectSystem=strict
ReadWritePaths=${dataDir}
${backups ? `# A disk that is not there keeps backups away, not the forum.\nReadWritePaths=-${backups}\n` : ''}PrivateTmp=true
PrivateDevices=true
ProtectHome=read-only
ProtectKernelTunables=true
ProtectKernelModules=true
ProtectControlGroups=true
RestrictSUIDSGID=true
RestrictNamespaces=true
LockPersonality=true

[Install]
WantedBy=multi-user.target
`;
}

/** systemd takes spaces, quotes, % and $ of a command line for something else. */
function quoted(word: string): string {
  if (/^[\w@+=:,./-]+$/.test(word)) return word;
  return `"${word.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;
}
