import { escaped } from './share';

/** A square of dark and light fields, such as a QR code. */
interface Squares {
  readonly size: number;
  get(column: number, row: number): boolean;
}

/** A page for the wall, the projector and the website. */
export interface SavedPage {
  /** The language of its words: `en`, `nl`. */
  readonly lang: string;
  readonly title: string;
  /** Tables as `htmlTable` makes them. */
  readonly tables: readonly string[];
  /** An address with its QR code; left out, there is none. */
  readonly address?: { readonly text: string; readonly code: Squares } | undefined;
  /** The button that fills the screen. */
  readonly fullScreen: string;
}

/** Light fields around a code: readers need four. */
const QUIET = 4;

/** A code as a picture of one path, black on white however dark the page is. */
function codePicture(code: Squares, label: string): string {
  const side = code.size + 2 * QUIET;
  const dark: string[] = [];
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (code.get(column, row)) dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  return [
    `<svg role="img" aria-label="${escaped(label)}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`,
  ].join('');
}

const STYLE = `
body{margin:1.5rem;font:1rem/1.4 system-ui,sans-serif;color:#111;background:#fff}
table{border-collapse:collapse;margin:0 0 2rem}
caption{font-weight:600;font-size:1.25rem;text-align:left;padding:0 0 .5rem}
th,td{text-align:left;padding:.25rem .75rem;border-bottom:1px solid #ccc;font-weight:400}
thead th{font-weight:600;border-bottom:2px solid #111}
footer{display:flex;align-items:center;gap:1rem}
svg{width:9rem;height:9rem;flex:none}
button{font:inherit;padding:.4rem 1rem;margin:0 0 1rem}
.wide{margin:0;height:100vh;overflow:hidden;font-size:3.2vh}
.wide main{padding:2vh 3vw}
.wide table{width:100%;margin:0}
.wide button,.wide [hidden]{display:none}
.wide footer{position:fixed;right:2vw;bottom:2vh;font-size:2vh;background:#fff}
.wide svg{width:16vh;height:16vh}
@media print{button{display:none}tr{break-inside:avoid}thead{display:table-header-group}}
`.trim();

/** Shows as many rows as fit, turns to the next ones by itself, and comes back to the page when the screen is left. */
const SCRIPT = `
  (function(){
  var button=document.querySelector('button'),tables=[].slice.call(document.querySelectorAll('table'));
  var pages=[],shown=0,timer;
  function rowsOf(table){return [].slice.call(table.tBodies[0].rows)}
  function all(isHidden){tables.forEach(function(table){table.hidden=isHidden;rowsOf(table).forEach(function(row){row.hidden=isHidden})})}
  function fits(){
  var foot=document.querySelector('footer');
  return document.querySelector('main').getBoundingClientRect().bottom<=window.innerHeight-(foot?foot.offsetHeight:0);
  }
  function fill(){
  all(true);pages=[];
  tables.forEach(function(table){
  table.hidden=false;var page=[];
  rowsOf(table).forEach(function(row){
  row.hidden=false;page.push(row);
  if(!fits()&&page.length>1){page.pop();page.forEach(function(each){each.hidden=true});pages.push([table,page]);page=[row]}
  });
  if(page.length){page.forEach(function(each){each.hidden=true});pages.push([table,page])}
  table.hidden=true;
  });
  show(0);
  }
  function show(at){
  if(!pages.length)return;
  var before=pages[shown];if(before){before[0].hidden=true;before[1].forEach(function(row){row.hidden=true})}
  shown=(at+pages.length)%pages.length;
  pages[shown][0].hidden=false;pages[shown][1].forEach(function(row){row.hidden=false});
  clearTimeout(timer);timer=setTimeout(function(){show(shown+1)},Math.max(6000,700*pages[shown][1].length));
  }
  function start(){document.body.className='wide';shown=0;fill()}
  function stop(){clearTimeout(timer);document.body.className='';all(false)}
  function isWide(){return document.body.className==='wide'}
  button.addEventListener('click',function(){
  start();
  var root=document.documentElement;
  if(root.requestFullscreen)root.requestFullscreen().catch(function(){});
  });
  document.addEventListener('fullscreenchange',function(){if(!document.fullscreenElement&&isWide())stop()});
  window.addEventListener('resize',function(){if(isWide())fill()});
  document.addEventListener('keydown',function(event){
  if(!isWide())return;
  if(event.key==='ArrowRight'||event.key===' ')show(shown+1);
  if(event.key==='ArrowLeft')show(shown-1);
  if(event.key==='Escape'&&!document.fullscreenElement)stop();
  });
  })();
`.trim();

/**
 * One file for everything: it asks for nothing, prints with its headings on each page, and its button fills the screen and turns the pages
 * by itself. Letters of names are shown one by one, never read as HTML.
 */
export function savedPage({ lang, title, tables, address, fullScreen }: SavedPage): string {
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<button type="button">${escaped(fullScreen)}</button>`,
    ...tables,
    '</main>',
    ...(address
      ? [
          `<footer>${codePicture(address.code, address.text)}<span>${escaped(address.text)}</span></footer>`,
        ]
      : []),
    `<script>${SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
