/** IPv4 networks that are nobody's site (RFC 6890), as first address and length of the prefix. */
const reserved: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** True for an IP address, as a resolver gives it, that lies on the public internet. */
export function isPublicAddress(ip: string): boolean {
  return ip.includes(':') ? isPublicV6(ip.toLowerCase()) : isPublicV4(ip);
}

function isPublicV4(ip: string): boolean {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(ip)) return false;
  const number = toNumber(ip);
  return !reserved.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(number / size) === Math.floor(toNumber(first) / size);
  });
}

function toNumber(ip: string): number {
  return ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Global unicast is 2000::/3; in it tunnels (2001::/32, 2002::/16) and examples lead elsewhere. */
function isPublicV6(ip: string): boolean {
  const [first = '', second = ''] = ip.split(':');
  const high = Number.parseInt(first, 16);
  const low = Number.parseInt(second || '0', 16);
  if (!(high >= 0x2000 && high <= 0x3fff)) return false;
  return high !== 0x2002 && !(high === 0x2001 && (low < 0x200 || low === 0xdb8));
}
