import { startTestCluster } from '#local/test-cluster.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { Device, type Visit } from './device.ts';
import { startFront } from './front.ts';
import { startPublishedForum } from './published-forum.ts';
import { type SlowLink, startSlowLink } from './slow-link.ts';
import { median, printHeading, printTable, shown } from './table.ts';

const kinds = ['first visit', 'returning, online', 'returning, offline'] as const;
type Visits = Record<(typeof kinds)[number], Visit[]>;

/**
 * Measures visits to /programme in Chromium, on slow 4G with a phone's processor: a newcomer's first
 * and those of somebody who has been here, with the network and without.
 */
export async function benchVisits(
  dist: string,
  sizes: readonly number[],
  runs: number,
): Promise<void> {
  printHeading('Visits to /programme: slow 4G (150 ms, 1.6 Mbit/s), CPU ×4, cold browser');
  const cluster = await startTestCluster();
  const certificate = makeCertificate();
  const base: Partial<Record<string, number>> = {};
  try {
    for (const size of sizes) {
      const forum = await startPublishedForum(cluster.address, size, dist);
      const front = await startFront(forum.port, certificate);
      const link = await startSlowLink(front.port);
      const rows: string[][] = [];
      try {
        const visits: Visits = {
          'first visit': [],
          'returning, online': [],
          'returning, offline': [],
        };
        await makeOneVisit(link, certificate);
        for (let run = 0; run < runs; run += 1) await live(link, certificate, visits);
        for (const kind of kinds) {
          const of = (value: (visit: Visit) => number) => median(visits[kind].map(value));
          const readable = of((visit) => visit.readable);
          base[kind] ??= readable;
          rows.push([
            kind,
            shown(of((visit) => visit.firstPaint)),
            shown(readable),
            shown(readable / (base[kind] ?? readable)),
            shown(of((visit) => visit.bytes / 1_024)),
            shown(of((visit) => visit.blocking)),
            shown(of((visit) => visit.longestTask)),
            visits[kind].map((visit) => shown(visit.readable)).join(' '),
          ]);
        }
      } finally {
        link.stop();
        front.stop();
        await forum.stop();
      }
      printTable(
        [
          `median of ${runs} at ${size}×`,
          'first paint ms',
          'readable ms',
          `× its ${sizes[0]}×`,
          'KB before',
          'blocking ms',
          'longest task ms',
          'readable, each run',
        ],
        rows,
      );
    }
  } finally {
    await cluster.stop();
  }
}

/** Has the server compress what it keeps compressed, which no measured visit shall wait for. */
async function makeOneVisit(link: SlowLink, { fingerprint }: Certificate): Promise<void> {
  const device = new Device(link, fingerprint);
  await device.settle().finally(() => device.dispose());
}

/** The three visits of one device. */
async function live(link: SlowLink, { fingerprint }: Certificate, visits: Visits): Promise<void> {
  const device = new Device(link, fingerprint);
  try {
    visits['first visit'].push(await device.visit());
    await device.settle();
    visits['returning, online'].push(await device.visit());
    visits['returning, offline'].push(await device.visit({ offline: true }));
  } finally {
    await device.dispose();
  }
}
