interface CaddyfileOptions {
  /** The site's name, as `forum.example`. */
  readonly domain: string;
  /** Where the forum listens on this machine. */
  readonly port: number;
  /** Whom the authority that signs certificates may write to. */
  readonly email?: string | undefined;
  /** Where another authority than Caddy's usual ones begins to speak ACME, as one for trials. */
  readonly authority?: string | undefined;
  /** Signs its own certificate: for trying it where no authority reaches this machine. */
  readonly internal?: boolean;
  /** Ports instead of 80 and 443, for who may not open those. */
  readonly httpPort?: number | undefined;
  readonly httpsPort?: number | undefined;
}

/** Names and addresses of visitors are nobody's affair here, nor, where one fails, what they asked for. */
const LOG = `log {
\t\toutput stderr
\t\tlevel WARN
\t\tformat filter {
\t\t\twrap json
\t\t\tfields {
\t\t\t\trequest delete
\t\t\t}
\t\t}
\t}`;

/** As long as the forum itself waits for headers (front.ts); who never says anything is let go of, too. */
const SERVERS = `servers {
\t\ttimeouts {
\t\t\tread_header 10s
\t\t}
\t}`;

/**
 * What Caddy does before the forum: certificates, HTTP/2 and 3. It compresses nothing, for the forum
 * does, and changes no file.
 */
export function caddyfile(options: CaddyfileOptions): string {
  const { domain, port, email, authority, internal, httpPort, httpsPort } = options;
  const global = [
    'admin off',
    LOG,
    SERVERS,
    email && `email ${email}`,
    authority && `acme_ca ${authority}`,
    httpPort && `http_port ${httpPort}`,
    httpsPort && `https_port ${httpsPort}`,
    internal && 'skip_install_trust',
  ].filter(Boolean);
  return `{
\t${global.join('\n\t')}
}

${domain} {
${internal ? '\ttls internal\n' : ''}\treverse_proxy 127.0.0.1:${port} {
\t\ttransport http {
\t\t\t# A connection that is kept may be closed by a forum that stops, with a request on its way.
\t\t\tkeepalive off
\t\t}
\t}
}

# Caddy's own way there knows neither another port nor how long to wait for headers.
http://${domain} {
\tredir https://${domain}${shownPort(httpsPort)}{uri} 308
}
`;
}

/** How an address goes on that is reached at a port: not at all at 443. */
export function shownPort(httpsPort: number | undefined): string {
  return httpsPort && httpsPort !== 443 ? `:${httpsPort}` : '';
}
