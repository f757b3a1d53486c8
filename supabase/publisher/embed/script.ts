/**
 * What the site that frames the programme asks for in its address: `scheme`, `accent`, and one `day`,
 * `hall` or `speaker`. Only what has the shape of such a thing is taken, and none of it becomes markup.
 * Without this script the whole programme is there, in the reader's own scheme.
 */
export const embedScript = [
  '(function(){',
  'var q=new URLSearchParams(location.search),root=document.documentElement,',
  'uuid=/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,rules=[],',
  'ask=function(name,shape){var v=(q.get(name)||"").toLowerCase();return shape.test(v)?v:q.has(name)?"-":""},',
  'scheme=ask("scheme",/^(light|dark)$/),accent=ask("accent",/^[0-9a-f]{6}$/),',
  'day=ask("day",/^\\d{4}-\\d\\d-\\d\\d$/),hall=ask("hall",uuid),speaker=ask("speaker",uuid),',
  'only=(hall&&"[data-hall=\'"+hall+"\']")+(speaker&&"[data-who~=\'"+speaker+"\']");',
  'if(scheme.length>1)root.dataset.scheme=scheme;',
  'if(accent.length>1)root.style.setProperty("--accent","#"+accent);',
  'if(!day&&!only)return;',
  'var shown=(day&&"section[data-day=\'"+day+"\']")+" li"+only;',
  'if(day)rules.push("section:not([data-day=\'"+day+"\']){display:none}");',
  'if(only)rules.push("li:not("+only+"){display:none}","section:not(:has("+only+")){display:none}");',
  'rules.push("nav{display:none}","body:not(:has("+shown+")) .none{display:block}");',
  'var sheet=new CSSStyleSheet();sheet.replaceSync(rules.join(""));',
  'document.adoptedStyleSheets=[sheet]',
  '})()',
].join('');
