import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every folder here with an index.html is a page, served at /folder/; the home page is at /. */
const pages = readdirSync(here("."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(here(`${entry.name}/index.html`)))
  .map((entry) => entry.name);

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside each text its compressed forms, which the server hands to browsers that understand them. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(file)) continue;
        const plain = readFileSync(join(dir, file));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(plain, { params }));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here("."),
  define: { __PAGES__: JSON.stringify(pages) },
  publicDir: here("public"),
  plugins: [svelte({ configFile: here("svelte.config.js") }), compressed()],
  resolve: { alias: { $shared: here("shared") } },
  build: {
    outDir: here("../src/croupier/web/static"),
    emptyOutDir: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the server's content policy allows no inline scripts or styles
    rolldownOptions: {
      input: Object.fromEntries(
        ["index.html", ...pages.map((page) => `${page}/index.html`)].map((file) => [
          file.replace(/\/?index\.html$/, "") || "home",
          here(file),
        ]),
      ),
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true },
      "/words": { target: "http://127.0.0.1:8000", changeOrigin: true },
    },
  },
});
