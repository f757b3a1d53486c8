import { minifySync, type Plugin } from 'vite';

const inline = /(?<=<script(?: data-shell)?>)[\s\S]*?(?=<\/script>)/g;

/** Makes the scripts that stand in `index.html` itself, and so in every page, as short as all others. */
export function shortHeadScript(): Plugin {
  return {
    name: 'forum:head-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(inline, (script) => shorten(script)),
    },
  };
}

function shorten(script: string): string {
  const { code, errors } = minifySync('index.js', script, { module: false });
  const [error] = errors;
  if (error) throw new Error(`The script in index.html: ${error.message}`);
  return code.trim();
}
