import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every folder of pages/ is a page: its index.html is served at /folder/. */
const pages = readdirSync(here("pages"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

export default defineConfig({
  root: here("pages"),
  define: { __PAGES__: JSON.stringify(pages) },
  publicDir: here("public"),
  plugins: [svelte({ configFile: here("svelte.config.js") })],
  resolve: { alias: { $lib: here("src/lib"), $wire: here("src/wire"), $design: here("src/design") } },
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
          here(`pages/${file}`),
        ]),
      ),
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
});
