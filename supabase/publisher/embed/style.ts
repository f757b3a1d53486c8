/** The house's colours in both schemes, as in src/ui/theme/tokens.css. */
const light =
  'color-scheme:light;--ground:#fbf7ee;--ink:#16211c;--soft:#4d5a53;--line:#e2d6bd;--link:#0c4a3a;--gold:#7a5712;--danger:#a3261b';
const dark =
  'color-scheme:dark;--ground:#0b1613;--ink:#f4eddd;--soft:#b7c0b6;--line:#2a3d35;--link:#93d3b8;--gold:#e2bf77;--danger:#ff9a8d';

/**
 * The style of the programme for other sites. The device's own letters, so that nothing more is loaded;
 * `--accent`, which the site chooses, draws lines and never letters, so that no choice is unreadable.
 */
export const embedStyle = [
  `:root{${light};--accent:#b98a2f}`,
  `@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
  `:root[data-scheme=dark]{${dark}}`,
  `:root[data-scheme=light]{${light}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{background:var(--ground);color:var(--ink);font:1rem/1.5 "Source Sans 3",system-ui,sans-serif;border-block-start:3px solid var(--accent);padding:1rem clamp(1rem,4vw,2rem)}',
  ':lang(ar){font-family:"IBM Plex Sans Arabic","Noto Naskh Arabic","Geeza Pro",system-ui,sans-serif}',
  'body:lang(ar){font-size:1.1rem}',
  'h1,h2{font-family:"Cormorant Garamond",Georgia,"Times New Roman",serif;line-height:1.2;font-weight:600}',
  'h1:lang(ar),h2:lang(ar){font-family:Amiri,"Noto Naskh Arabic","Times New Roman",serif;line-height:1.5}',
  'h1{font-size:1.6rem}',
  '.theme{color:var(--soft)}',
  'nav{margin-block-start:.75rem;display:flex;flex-wrap:wrap;column-gap:1.25rem}',
  'nav a{display:inline-flex;align-items:center;min-block-size:2.75rem}',
  'h2{font-size:1.3rem;margin-block:1.5rem .25rem;padding-block-end:.3rem;border-block-end:2px solid var(--accent)}',
  'h2::first-letter{text-transform:uppercase}',
  'ol{list-style:none;padding:0}',
  'li{display:grid;grid-template-columns:8rem 1fr;gap:0 1rem;padding-block:.7rem;border-block-end:1px solid var(--line)}',
  'li>*{grid-column:2}',
  'time{grid-column:1;grid-row:1/span 4;color:var(--gold);white-space:nowrap;font-weight:500;font-variant-numeric:tabular-nums}',
  '@media(max-width:26rem){li{grid-template-columns:1fr}li>*,time{grid-column:1;grid-row:auto}}',
  'h3{font-size:1rem;line-height:1.4;font-weight:600}',
  'h3 a{display:inline-block;padding-block:.15rem}',
  'a{color:var(--link);text-underline-offset:.2em}',
  'h3 a:not(:hover,:focus-visible){text-decoration-color:var(--line)}',
  ':focus-visible{outline:2px solid var(--link);outline-offset:2px}',
  'li p{color:var(--soft);font-size:.94em}',
  'li .off{color:var(--danger);font-weight:600}',
  '.cancelled h3{text-decoration:line-through}',
  'abbr{margin-inline-start:.4em;font-size:.7em;text-decoration:none;border:1px solid var(--line);border-radius:.25rem;padding:.05em .3em;color:var(--soft)}',
  '.none{display:none;padding-block:2rem;color:var(--soft)}',
  'footer{margin-block-start:1.5rem;padding-block:.5rem}',
  'footer a{display:inline-flex;align-items:center;min-block-size:2.75rem}',
].join('');
