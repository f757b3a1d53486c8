-- A ">" in a quoted value does not end an element: what follows may still be a handler.

create or replace function shape.is_harmless_html(value text) returns boolean
language sql immutable parallel safe
return value is null or not (
    value ~* '<\s*/?\s*(script|style|iframe|frame|object|embed|applet|form|input|button|meta|link|base|svg|math|template)\M'
    or value ~* '<[a-z][^>]*[\s"''/]on[a-z]+\s*='
    or value ~* '<[a-z]([^>"'']|"[^"]*"|''[^'']*'')*([\s/]|"[^"]*"|''[^'']*'')on[a-z]+\s*='
    or value ~* '(java|vb|live)script\s*:'
    or value ~* '\mhref\s*=\s*["'']?(?!\s*["'']?(https:|mailto:|tel:))'
    or value ~* '[\s"''/](src|srcset|action|formaction|xlink:href)\s*=\s*["'']?\s*(?!https:)[a-z][a-z0-9+.-]*:'
  );
