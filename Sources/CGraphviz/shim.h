#include <gvc.h>

/* Each function says why Swift cannot do without it. */

/* dladdr is only declared under _GNU_SOURCE, which the C library's Swift module is built without. The struct is Dl_info
   field by field, the same in glibc, musl and Darwin. */
struct navgraph_symbol {
  const char *file;
  void *base;
  const char *name;
  void *address;
};
#ifdef __APPLE__
int navgraph_find_symbol(const void *address, struct navgraph_symbol *symbol) __asm__("_dladdr");
#else
int navgraph_find_symbol(const void *address, struct navgraph_symbol *symbol) __asm__("dladdr");
#endif

/* Agdirected is a mutable C global, which Swift 6 refuses as shared state; only a copy is taken from it. */
static inline Agraph_t *navgraph_open(const char *name, Agdisc_t *discipline) {
  return agopen((char *)name, Agdirected, discipline);
}

/* Names are `char *` up to cgraph 2.x and `const char *` later; a Swift string only passes as the second. */
static inline Agnode_t *navgraph_node(Agraph_t *graph, const char *name) {
  return agnode(graph, (char *)name, 1);
}

/* As above. */
static inline Agraph_t *navgraph_subgraph(Agraph_t *graph, const char *name) {
  return agsubg(graph, (char *)name, 1);
}

/* As above; an edge without a name may have parallels. */
static inline Agedge_t *navgraph_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
  return agedge(graph, tail, head, NULL, 1);
}

/* As above; the default "" declares the attribute where it is new. */
static inline void navgraph_set(void *object, const char *name, const char *value) {
  agsafeset(object, (char *)name, (char *)value, "");
}

/* As above; what every node has that says nothing else. */
static inline void navgraph_set_for_nodes(Agraph_t *graph, const char *name, const char *value) {
  agattr(graph, AGNODE, (char *)name, (char *)value);
}

/* Whether a text is markup is a property of the string's own memory inside cgraph, which no Swift string has. */
static inline void navgraph_set_markup(Agraph_t *graph, void *object, const char *name, const char *markup) {
  agsafeset(object, (char *)name, agstrdup_html(graph, (char *)markup), "");
}

/* The ND_, ED_ and GD_ accessors are macros over records that cgraph lays out; macros of that kind are not imported. */
static inline double navgraph_node_x(Agnode_t *node) { return ND_coord(node).x; }
/* As above. */
static inline double navgraph_node_y(Agnode_t *node) { return ND_coord(node).y; }
/* As above. */
static inline boxf navgraph_graph_box(Agraph_t *graph) { return GD_bb(graph); }
/* As above; NULL where the cluster has no label. */
static inline textlabel_t *navgraph_graph_label(Agraph_t *graph) { return GD_label(graph); }
/* As above; NULL where the layout lost the edge. */
static inline splines *navgraph_edge_splines(Agedge_t *edge) { return ED_spl(edge); }
