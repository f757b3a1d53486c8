import { expect, test } from 'vitest';
import { readStream } from './stream-url.ts';

const frames = new Set([
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://vimeo.com',
  'https://www.facebook.com',
]);
const video = 'dQw4w9WgXcQ';
const channel = 'UCabcdefghijklmnopqrstuv';

test.each([
  `https://www.youtube.com/watch?v=${video}`,
  `https://youtube.com/watch?app=desktop&v=${video}&list=PL123&index=4`,
  `https://m.youtube.com/watch?v=${video}`,
  `https://music.youtube.com/watch?v=${video}`,
  `https://youtu.be/${video}`,
  `https://youtu.be/${video}?si=abcdef`,
  `https://www.youtube.com/live/${video}?feature=share`,
  `https://www.youtube.com/embed/${video}`,
  `https://www.youtube.com/shorts/${video}/`,
  `https://www.youtube.com/v/${video}`,
  `https://www.youtube-nocookie.com/embed/${video}`,
  `HTTPS://WWW.YouTube.COM:443/watch?v=${video}`,
  `  https://youtu.be/${video}  `,
])('%s plays in the frame that sets no cookies', (address) => {
  expect(readStream(address)).toEqual({
    kind: 'youtube',
    frame: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&playsinline=1&rel=0`,
    source: `https://www.youtube.com/watch?v=${video}`,
  });
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1h2m3s', 3723],
  ['start=15', 15],
  ['t=2m', 120],
])('a YouTube address with %s starts there', (when, seconds) => {
  const stream = readStream(`https://youtu.be/${video}?${when}`);
  expect(stream).toMatchObject({ frame: expect.stringMatching(`&start=${seconds}$`) });
  expect(stream?.source).toMatch(new RegExp(`&t=${seconds}$`));
});

test.each(['t=soon', 't=-5', 't=%22onload', 't=99999999999999999999h'])(
  'a YouTube address with %s starts at its beginning',
  (when) => {
    expect(readStream(`https://youtu.be/${video}?${when}`)).toEqual(
      readStream(`https://youtu.be/${video}`),
    );
  },
);

test.each([
  `https://www.youtube.com/channel/${channel}/live`,
  `https://www.youtube.com/channel/${channel}`,
  `https://www.youtube.com/embed/live_stream?channel=${channel}`,
])('%s plays whatever the channel streams', (address) => {
  expect(readStream(address)).toEqual({
    kind: 'youtube',
    frame: `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1`,
    source: `https://www.youtube.com/channel/${channel}/live`,
  });
});

test.each([
  ['https://vimeo.com/76979871', '', ''],
  ['https://www.vimeo.com/76979871?share=copy', '', ''],
  ['https://player.vimeo.com/video/76979871', '', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', '', ''],
  ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e', '/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e', '/8272103f6e'],
])('%s plays in the frame of Vimeo, unlisted videos with their key', (address, inFrame, after) => {
  expect(readStream(address)).toEqual({
    kind: 'vimeo',
    frame: `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&playsinline=1${inFrame}`,
    source: `https://vimeo.com/76979871${after}`,
  });
});

test.each([
  ['https://vimeo.com/event/1234567', ''],
  ['https://vimeo.com/event/1234567/embed', ''],
  ['https://vimeo.com/event/1234567/0a1b2c3d4e', '/0a1b2c3d4e'],
  ['https://vimeo.com/event/1234567/embed/0a1b2c3d4e', '/0a1b2c3d4e'],
])('%s plays as a live event of Vimeo', (address, secret) => {
  expect(readStream(address)).toEqual({
    kind: 'vimeo',
    frame: `https://vimeo.com/event/1234567/embed${secret}?autoplay=1`,
    source: `https://vimeo.com/event/1234567${secret}`,
  });
});

test.each([
  [
    'https://www.facebook.com/forum.madagh/videos/1234567890123/',
    'forum.madagh/videos/1234567890123/',
  ],
  ['https://m.facebook.com/forum/videos/a-title/1234567890123', 'forum/videos/1234567890123/'],
  ['https://www.facebook.com/watch/?v=1234567890123', 'watch/?v=1234567890123'],
  ['https://www.facebook.com/watch/live/?ref=x&v=1234567890123', 'watch/?v=1234567890123'],
  ['https://web.facebook.com/video.php?v=1234567890123', 'watch/?v=1234567890123'],
  ['https://facebook.com/reel/1234567890123', 'watch/?v=1234567890123'],
  [
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fforum%2Fvideos%2F1234567890123%2F',
    'forum/videos/1234567890123/',
  ],
])('%s plays in the frame of Facebook', (address, path) => {
  const source = `https://www.facebook.com/${path}`;
  expect(readStream(address)).toEqual({
    kind: 'facebook',
    frame: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(source)}&show_text=false&autoplay=true`,
    source,
  });
});

test.each([
  ['hls', 'https://live.example.org/forum/index.m3u8'],
  ['hls', 'https://live.example.org:8443/forum/INDEX.M3U8?token=a.mp4'],
  ['video', 'https://media.example.org/day-1.mp4#t=60'],
  ['video', 'https://media.example.org/day-1.webm?download=0'],
  ['audio', 'https://media.example.org/day-1.mp3'],
  ['audio', 'https://radio.example.org/live.ogg'],
  ['link', 'https://live.example.org/forum/grande-salle'],
  ['link', 'https://live.example.org/watch?file=a.m3u8'],
  ['link', 'https://fb.watch/abc123/'],
] as const)('%s: %s', (kind, source) => {
  expect(readStream(source)).toEqual({ kind, source });
});

test.each([
  `https://www.youtube.com.example.org/watch?v=${video}`,
  `https://youtube-com.example/watch?v=${video}`,
  `https://evil-youtube.com/watch?v=${video}`,
  `https://notyoutu.be/${video}`,
  `https://www.youtube.com./watch?v=${video}`,
  `https://www.youtube.com:8443/watch?v=${video}`,
  `https://www.уoutube.com/watch?v=${video}`,
  `https://example.org/https://www.youtube.com/watch?v=${video}`,
  `https://example.org/?u=https://youtu.be/${video}`,
  'https://vimeo.com.example.org/76979871',
  'https://player.vimeo.co/video/76979871',
  'https://facebook.com.example.org/forum/videos/1234567890123',
  'https://www.faceb00k.com/forum/videos/1234567890123',
])('a host that only looks like a platform is never framed: %s', (address) => {
  expect(readStream(address)?.kind).toBe('link');
});

test.each([
  '',
  ' ',
  'live',
  'youtu.be/dQw4w9WgXcQ',
  '//youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.youtube.com/dQw4w9WgXcQ',
  'file:///etc/passwd',
  'ftp://media.example.org/day-1.mp4',
  'rtmp://live.example.org/forum',
  `http://www.youtube.com/watch?v=${video}`,
  'http://live.example.org/index.m3u8',
  'https://',
  'https://:443/a.mp4',
  `https://www.youtube.com@example.org/watch?v=${video}`,
  'https://name:secret@live.example.org/index.m3u8',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${video}x`,
  'https://www.youtube.com/watch?v=%22onload%3Dx',
  'https://www.youtube.com/embed/../../evil',
  'https://www.youtube.com/@forum/live',
  'https://www.youtube.com/channel/UCshort/live',
  'https://www.youtube.com/embed/live_stream?channel=UC%22onload',
  'https://youtu.be/',
  'https://vimeo.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/event/',
  'https://player.vimeo.com/video/abc',
  'https://www.facebook.com/forum',
  'https://www.facebook.com/forum/videos/',
  'https://www.facebook.com/watch/',
  'https://www.facebook.com/watch/?v=abc',
  'https://www.facebook.com/plugins/video.php',
  'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fexample.org%2Fforum%2Fvideos%2F1234567890123',
  'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fplugins%2Fvideo.php',
])('"%s" plays nowhere', (address) => {
  expect(readStream(address)).toBeUndefined();
});

test('whatever an address says, a frame is only ever of the exact hosts that the policy allows', () => {
  const pieces = [
    'https://www.youtube.com/embed/',
    'https://player.vimeo.com/video/',
    'https://www.facebook.com/forum/videos/',
    'https://vimeo.com/event/',
    'https://www.youtube.com/watch?v=',
  ];
  const ids = [
    video,
    '1234567',
    '1234567890123',
    '//example.org/1234567',
    '@example.org',
    '../1234567',
  ];
  for (const address of pieces.flatMap((piece) => ids.map((id) => piece + id))) {
    const stream = readStream(address);
    if (stream && 'frame' in stream) expect(frames).toContain(new URL(stream.frame).origin);
  }
});
