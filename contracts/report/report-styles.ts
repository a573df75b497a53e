export const styles = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--text:#1b1f24;--soft:#5b6470;--rule:#e3e7ec;--code:#f1f3f6;
--good:#13795b;--bad:#b42318;--wait:#8a6d1a;--goodbg:#e3f4ed;--badbg:#fdecea;--waitbg:#faf3dc}
@media (prefers-color-scheme:dark){:root{--page:#12151a;--card:#1b2027;--text:#e8ebef;--soft:#9aa5b1;--rule:#2c333d;
--code:#12161b;--good:#59c9a0;--bad:#ff8f84;--wait:#e5c260;--goodbg:#16332a;--badbg:#3d1d1b;--waitbg:#352d16}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:960px;margin:0 auto;padding:40px 20px 80px}
h1{font-size:26px;line-height:1.2;letter-spacing:-.015em;margin:0}
.host{margin:4px 0 24px;color:var(--soft);overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px}
.tile{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:14px 18px}
.tile strong{display:block;font-size:30px;line-height:1.15;font-variant-numeric:tabular-nums}
.tile span,.by{color:var(--soft)}
.by{margin:14px 0 28px;font-size:13px}
.tile.passed strong{color:var(--good)}.tile.failed strong{color:var(--bad)}.tile.skipped strong{color:var(--wait)}
section{background:var(--card);border:1px solid var(--rule);border-radius:12px;margin:0 0 16px;overflow:hidden}
header{display:flex;align-items:center;gap:16px;padding:14px 18px;border-bottom:1px solid var(--rule)}
h2{flex:1;font-size:16px;margin:0;overflow-wrap:anywhere}h2 b{color:var(--soft);font-weight:600;margin-right:4px}
.bar{display:flex;gap:2px;width:160px;height:8px;border-radius:4px;overflow:hidden}
.bar .passed{background:var(--good)}.bar .failed{background:var(--bad)}.bar .skipped,.bar .planned{background:var(--wait);opacity:.55}
.line{border-bottom:1px solid var(--rule);padding:0}
.line:last-child{border-bottom:0}
div.line,summary{display:flex;gap:12px;align-items:baseline;padding:9px 18px}
summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
summary::after{content:"";margin-left:auto;align-self:center;width:7px;height:7px;border-right:2px solid var(--soft);border-bottom:2px solid var(--soft);transform:rotate(45deg)}
details[open]>summary::after{transform:rotate(225deg)}
summary:hover{background:var(--code)}summary:focus-visible{outline:2px solid var(--soft);outline-offset:-2px}
.mark{flex:none;min-width:80px;text-align:center;font-size:12px;font-weight:600;border-radius:999px;padding:1px 9px}
.mark.passed{color:var(--good);background:var(--goodbg)}.mark.failed{color:var(--bad);background:var(--badbg)}
.mark.skipped,.mark.planned{color:var(--wait);background:var(--waitbg)}
.what{overflow-wrap:anywhere}
.inner{padding:2px 18px 16px}
.why{margin:0 0 10px;padding:0 0 0 20px;overflow-wrap:anywhere}
section>.why{padding:14px 18px 14px 38px;margin:0}
h4{margin:12px 0 4px;font-size:12px;font-weight:600;color:var(--soft)}
pre{margin:0;padding:10px 12px;background:var(--code);border-radius:8px;font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;max-height:320px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(320px,1fr));gap:0 12px}.pair>div{min-width:0}.pair>div:empty{display:none}
.unseen{margin:0;padding:12px 18px;color:var(--soft);font-size:13px;border-top:1px solid var(--rule)}
code{font:12.5px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--code);border-radius:5px;padding:1px 5px}
`;
