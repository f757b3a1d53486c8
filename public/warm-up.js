// Started by index.html beside the page. Which languages a browser has dates and numbers for takes it 20 to
// 60 ms to find out, once for all its threads: here, while the app's code is on its way, nobody waits for it.
Intl.DateTimeFormat.supportedLocalesOf('fr');
close();
