const patterns: Readonly<Record<string, string>> = {
  z: '\\d+',
  x: '\\d+',
  y: '-?\\d+',
  s: '[a-z0-9]+',
  r: '(?:@2x)?',
};

/** Recognises the addresses that a template of tiles makes. */
export function tilePattern(template: string): RegExp {
  const pattern = template
    .split(/(\{[a-z]\})/)
    .map((part) => {
      const known = /^\{([a-z])\}$/.exec(part)?.[1];
      return (known && patterns[known]) ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${pattern}$`);
}

/** The server of a template's tiles, as a Content-Security-Policy names it. */
export function tileServer(template: string): string {
  return template.replace('{s}', '*').split('/').slice(0, 3).join('/');
}
